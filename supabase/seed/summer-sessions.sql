-- Two sample summer camps by their sessions: one of two weeks at different hours, one of four at different ages. Both are
-- invented, as their camps are.
select private.put_sessions('bright-side-theatre-summer-2025', '[
  {"id": "july-7", "label": "Week 1: Mask and Mime", "dates": "July 7-11", "starts_on": "2025-07-07", "ends_on": "2025-07-11",
   "days": ["2025-07-07", "2025-07-08", "2025-07-09", "2025-07-10", "2025-07-11"], "seats": "full", "seats_said_on": "2025-06-29"},
  {"id": "july-21", "label": "Week 2: Musical in a Week", "dates": "July 21-25", "starts_on": "2025-07-21", "ends_on": "2025-07-25",
   "days": ["2025-07-21", "2025-07-22", "2025-07-23", "2025-07-24", "2025-07-25"], "hours": "9:30 am - 5:00 pm", "price": "$445",
   "age_min": 10, "age_max": 14, "seats": "few", "seats_said_on": "2025-06-29"}
]');
select private.put_sessions('little-fern-studio-summer-2025', '[
  {"id": "july-7", "label": "Paint", "dates": "July 7-11", "starts_on": "2025-07-07", "ends_on": "2025-07-11",
   "days": ["2025-07-07", "2025-07-08", "2025-07-09", "2025-07-10", "2025-07-11"], "seats": "waitlist", "seats_said_on": "2025-06-28"},
  {"id": "july-14", "label": "Clay", "dates": "July 14-18", "starts_on": "2025-07-14", "ends_on": "2025-07-18",
   "days": ["2025-07-14", "2025-07-15", "2025-07-16", "2025-07-17", "2025-07-18"]},
  {"id": "july-21", "label": "Print", "dates": "July 21-25", "starts_on": "2025-07-21", "ends_on": "2025-07-25",
   "days": ["2025-07-21", "2025-07-22", "2025-07-23", "2025-07-24", "2025-07-25"]},
  {"id": "july-28", "dates": "July 28 - Aug 1", "starts_on": "2025-07-28", "ends_on": "2025-08-01",
   "days": ["2025-07-28", "2025-07-29", "2025-07-30", "2025-07-31", "2025-08-01"], "hours": "9:00 am - 12:00 pm", "price": "$190",
   "age_min": 3.5, "age_max": 5, "seats": "open", "seats_said_on": "2025-06-28"}
]');
