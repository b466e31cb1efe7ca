import { circleOffers } from '#planner/rules/circles/tellCircle.ts';
import { circlesCopy } from '#planner/words/circles.ts';
import type { ShownCircle } from '#planner/store/circles/createCircleKeeper.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Fold } from '../pieces/Fold.tsx';
import card from './CircleCard.module.css';
import pageStyles from './CirclesPage.module.css';
import type { CirclePlan } from './circlePlan.ts';
import { OwnChild } from './OwnChild.tsx';

const copy = circlesCopy.own;

type OwnWeeksProps = { circle: ShownCircle; plan: CirclePlan };

/** What this family tells the circle, child by child and week by week. */
export function OwnWeeks({ circle, plan }: OwnWeeksProps) {
  const { state, family, today } = plan;
  const offers = circleOffers(state.entries, family, today);
  const children = family.filter(({ id }) => offers.some(({ childId }) => childId === id));
  return (
    <div className={card.part}>
      <h3>{copy.heading}</h3>
      {children.length === 0 ? (
        <div className="stack columns-1 items-start gap-75">
          <p className="leading-145">{family.length === 0 ? copy.noChild : copy.noCamp}</p>
          <ButtonLink variant="pine" size="small" to="/my-camps">
            {copy.toPlan}
          </ButtonLink>
        </div>
      ) : (
        <>
          <p className="soft leading-140">{copy.lead}</p>
          {children.map((child) => (
            <OwnChild
              key={child.id}
              child={child}
              offers={offers.filter(({ childId }) => childId === child.id)}
              circleId={circle.row.id}
              waiting={circle.view?.waiting ?? NONE}
              plan={plan}
            />
          ))}
          <Fold summary={circlesCopy.quietly.heading}>
            <ul className={pageStyles.points}>
              {circlesCopy.quietly.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </Fold>
        </>
      )}
    </div>
  );
}

const NONE: readonly string[] = [];
