import { googleEventUrl } from '../../share/googleEventUrl.ts';
import { type Registration, registrationEvent } from './registrationEvent.ts';

/** A link that fills in the same event in Google Calendar; null when nobody says when sign-up opens. */
export function googleRegistrationUrl(registration: Registration): string | null {
  const event = registrationEvent(registration);
  return event && googleEventUrl(event);
}
