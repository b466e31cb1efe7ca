import { memo } from 'react';
import { useToday, useSeasons } from '#camps/store/directory/useSeasons.ts';
import type { Saves } from '#camps/store/saved/useSaves.ts';
import { campDays } from '#camps/rules/text/dates/campDays.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { toast } from '#ui/layers/toasts.ts';
import { campCopy } from '#camps/words/camp/camp.ts';
import { campPageCopy } from '#camps/words/camp/page.ts';
import { notOpenCopy } from '#camps/words/camp/notOpen.ts';
import { overCopy } from '#camps/words/over.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { useAfterHydration } from '#ui/useAfterHydration.ts';
import { ActionRow, MoreActions } from './actions/CampActions.tsx';
import { BuyBar, Ticket } from './register/Ticket.tsx';
import styles from './CampDetails.module.css';
import { CampHead } from './head/CampHead.tsx';
import { FactGrid } from './FactGrid.tsx';
import { GoodDay } from './GoodDay.tsx';
import { isNotOpenYet } from '#camps/rules/season/isNotOpenYet.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { isOver } from '#camps/rules/camp/isOver.ts';
import { type KnownCamp, campSeasonDay } from '#camps/rules/camp/knownCamp.ts';
import { When } from './when/When.tsx';
import { Where } from './where/Where.tsx';
import { nextSeason } from '#camps/rules/season/currentSeason.ts';
import type { Season } from '#camps/rules/season/season.ts';
import { useStore } from 'zustand';
import { useApp } from '#base/useApp.ts';
import { Alert } from '#ui/Alert.tsx';
import { AppLink } from '#ui/AppLink.tsx';
import type { FamilyDaysSlot, PlanThisCampSlot } from '../parts/PlanThisCampSlot.ts';

// They read the device: nothing a visitor needs to see first.
const later = async () => import('./later/later.ts');
const CampNote = lazyPart(async () => (await later()).CampNote);
const Checked = lazyPart(async () => (await later()).Checked);
const PageCode = lazyPart(async () => (await later()).PageCode, { optional: true });
const SendPoster = lazyPart(async () => (await later()).SendPoster);
const SeatsLine = lazyPart(async () => (await later()).SeatsLine);
const Sessions = lazyPart(async () => (await later()).Sessions);

const InPlanNote = lazyPart(async () => (await import('./InPlanNote.tsx')).InPlanNote, {
  optional: true,
});

const SimilarCamps = lazyPart(
  async () => (await import('./similar/SimilarCamps.tsx')).SimilarCamps,
);

type CampDetailsProps = KnownCamp & {
  /** The address one came from on this site, null when unknown. */
  from: string | null;
  week: string | undefined;
  saves: Saves;
  PlanThisCamp: PlanThisCampSlot;
  FamilyDays: FamilyDaysSlot;
  onRegister: (camp: Camp) => void;
};

/** Five questions in order: is it ours, when, how long and for whom and how much, where, how to sign up. */
export const CampDetails = memo(function CampDetails(props: CampDetailsProps) {
  const { from, week, saves, PlanThisCamp, FamilyDays, onRegister, ...known } = props;
  const { camp } = known;
  const hydrated = useAfterHydration();
  const inCircle = useStore(useApp().circles).size > 0;
  const start = campSeasonDay(known, useToday());
  const over = isOver(camp, start);
  const days = campDays(camp, start.year, start.fromMonth);
  const actions = {
    camp,
    known,
    over,
    notOpen: !over && isNotOpenYet(camp, start),
    days,
    favorite: saves.favorites.has(camp.id),
    scheduled: saves.scheduled.has(camp.id),
    onFavorite: (isFavorite: boolean) => saves.onFavorite(camp, isFavorite),
    onSchedule: (isScheduled: boolean) => saves.onSchedule(camp, isScheduled),
    onShare: () => void share(camp),
    onRegister: () => onRegister(camp),
  };
  return (
    <article aria-labelledby="camp-name" className="relative">
      <CampHead known={known} over={actions.over} />
      {hydrated && <PageCode camp={camp} />}
      {(!actions.over || actions.scheduled) && <PlanRow campId={camp.id} {...actions} />}
      {actions.over && <OverNotice season={known.season} />}
      <div className={styles.columns}>
        <div className={styles.main}>
          <FactGrid camp={camp} start={start} days={days} />
          <div className={styles.seats}>{hydrated && <SeatsLine camp={camp} season={start} />}</div>
          {actions.notOpen && <p className={styles.notOpen}>{notOpenCopy.mark}</p>}
          <ActionRow className={styles.actions}>
            <MoreActions {...actions} />
          </ActionRow>
          {(actions.scheduled || inCircle || week) && (
            <div className={styles.plan}>
              <PlanThisCamp
                campId={camp.id}
                week={week}
                isOffered={days.length > 0}
                whenConfirmed={<SendPoster known={known} />}
              />
            </div>
          )}
          <When camp={camp} days={days} from={from} FamilyDays={FamilyDays} />
          {hydrated && <Sessions {...{ camp, PlanThisCamp, FamilyDays }} />}
          <GoodDay camp={camp} />
          <Where camp={camp} />
          <div className={styles.note}>{hydrated && <CampNote camp={camp} />}</div>
          {hydrated && <Checked known={known} />}
        </div>
        <Ticket {...actions} />
      </div>
      {!actions.over && (
        <div className={styles.similar}>
          {hydrated && <SimilarCamps known={known} saves={saves} />}
        </div>
      )}
      <BuyBar {...actions} />
    </article>
  );
});

type PlanRowProps = { campId: string; scheduled: boolean };

/** The way to the family's days, with room for what is known of the plan a moment later. */
function PlanRow({ campId, scheduled }: PlanRowProps) {
  const toDays = (
    <AppLink className="row-inline middle gap-50 tap" to="/my-camps">
      {campPageCopy.stillNeeded}
    </AppLink>
  );
  return (
    <div className={styles.planRow} data-planned={scheduled}>
      <Glyph name={scheduled ? 'check' : 'calendar'} />
      {scheduled ? (
        <InPlanNote boundary={{ fallback: toDays, errorFallback: toDays }} campId={campId} />
      ) : (
        toDays
      )}
    </div>
  );
}

/** Its code is fetched by the press: few people share on a first visit, and later visits have it. */
async function share(camp: Camp): Promise<void> {
  try {
    const { shareCamp } = await import('./shareCamp.ts');
    await shareCamp(camp);
  } catch {
    toast({ title: campCopy.share.byHand, description: window.location.href, tone: 'info' });
  }
}

/** Says that the camp is over, and leads to the break's next season, or to the rest of this one. */
function OverNotice({ season }: { season: Season | null }) {
  const day = useToday();
  const seasons = useSeasons();
  const next = season && nextSeason(seasons, season.break, day);
  return (
    <Alert tone="info" glyph="calendar" title={overCopy.sentence} className={styles.over}>
      {season && next ? (
        <AppLink to={`/browse/${season.break}-break`}>{overCopy.next(next.label)}</AppLink>
      ) : undefined}
    </Alert>
  );
}
