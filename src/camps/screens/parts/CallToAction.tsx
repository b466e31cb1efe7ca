import { useId } from 'react';
import { site } from '#base/site.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Patch } from '#ui/pictures/Patch.tsx';
import styles from './CallToAction.module.css';
import { callToActionTarget } from './callToActionTarget.ts';

type CallToActionProps = {
  title: string;
  description: string;
  buttonText: string;
  buttonHref?: string;
  onClick?: () => void;
  /** `primary` stands out, `gray` does not. */
  variant?: 'primary' | 'gray';
  className?: string | undefined;
  /** The picture beside the text. The fire is the waitlist's; a season's patch is for that season only. */
  patch?: `p-${string}` | `s-${string}`;
};

/** A band with one thing to do: two lines and a button, which opens the waitlist by default. */
export function CallToAction(props: CallToActionProps) {
  const { title, description, variant = 'primary', className } = props;
  const { patch = variant === 'primary' ? 'p-fire' : 'p-providers' } = props;
  const id = useId();
  return (
    <section className={classes(styles.band, styles[variant], className)} aria-labelledby={id}>
      <Patch id={patch} size="large" />
      <div className="stack gap-40">
        <h2 id={id}>{title}</h2>
        <p>{description}</p>
      </div>
      <Action {...props} variant={variant} />
    </section>
  );
}

function Action({ buttonText, buttonHref, onClick, variant }: CallToActionProps) {
  const hasHandler = onClick !== undefined;
  const target = callToActionTarget({ buttonHref, hasHandler }, site.waitlistUrl);
  const look = variant === 'gray' ? 'line' : 'main';
  if (target.kind === 'handler' || target.kind === 'nowhere') {
    return (
      <Button variant={look} onClick={onClick} disabled={target.kind === 'nowhere'}>
        {buttonText}
      </Button>
    );
  }
  if (target.kind === 'external') {
    return (
      <Button variant={look} href={target.href} external onClick={onClick}>
        {buttonText}
      </Button>
    );
  }
  const [to = '', hash = ''] = target.href.split('#');
  return (
    <ButtonLink variant={look} to={to} hash={hash} onClick={onClick}>
      {buttonText}
    </ButtonLink>
  );
}
