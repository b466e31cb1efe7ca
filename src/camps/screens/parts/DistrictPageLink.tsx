import { Glyph } from '#ui/pictures/Glyph.tsx';

/** Leads to the page where a school district has its calendar, which is https; nothing where that is not known. */
export function DistrictPageLink({ calendarUrl }: { calendarUrl: string | null | undefined }) {
  return (
    calendarUrl && (
      <a
        href={calendarUrl}
        target="_blank"
        rel="noopener noreferrer"
        className="row-inline middle gap-50 tap small weight-800 self-start"
      >
        <Glyph name="calendar" />
        Open its calendar page
      </a>
    )
  );
}
