import {
  type ProfileStore,
  type RowProps,
  settingsCopy,
  SettingsRow,
  useProfile,
} from '#family/family.ts';
import { dayWithYear } from '#base/day/calendar.ts';
import { capitalized } from '#base/text/capitalized.ts';
import { AlarmsFee } from '#planner/planner.ts';
import { dollars } from '#camps/rules/text/price.ts';
import styles from './Switches.module.css';

const copy = settingsCopy.plan;

/** The subscription of the local data; a sample is labeled as one. */
export function PlanRow({ store, ...row }: RowProps & { store: ProfileStore }) {
  const { subscription, isSample } = useProfile(store).profile;
  const { subscriptionStatus, currentPlan, billingAmount, nextBillingDate } = subscription;
  const isNone = subscriptionStatus === 'none';
  const state = isNone ? copy.none : isSample ? copy.sample : currentPlan;
  return (
    <SettingsRow id="subscription" glyph="badge" title={copy.title} state={state} {...row}>
      <p className="soft">{isNone ? copy.noneText : isSample && copy.sampleText}</p>
      <AlarmsFee />
      {!isNone && (
        <dl className={styles.facts}>
          <div>
            <dt>{copy.plan}</dt>
            <dd>{currentPlan}</dd>
          </div>
          <div>
            <dt>{copy.status}</dt>
            <dd>{capitalized(subscriptionStatus)}</dd>
          </div>
          <div>
            <dt>{copy.price}</dt>
            <dd>{dollars(Math.round(billingAmount * 100))}</dd>
          </div>
          <div>
            <dt>{subscription.cancelAtPeriodEnd ? copy.ends : copy.next}</dt>
            <dd>{nextBillingDate && dayWithYear(nextBillingDate)}</dd>
          </div>
        </dl>
      )}
    </SettingsRow>
  );
}
