import { createLink, type LinkComponent } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { useLinkDefaults } from './AppLink.tsx';
import styles from './Button.module.css';
import { classes } from './classes.ts';

export type ButtonVariant = 'main' | 'pine' | 'paper' | 'line' | 'teal' | 'quiet' | 'flush';

type Look = {
  /** `main` is coral: one per view as the action; cards' Register Now are the stated exception. */
  variant: ButtonVariant;
  size?: 'small' | undefined;
};

type AsLink = Look & { href: string; external?: boolean | undefined } & Omit<
    ComponentProps<'a'>,
    'href' | 'target' | 'rel'
  >;
type AsButton = Look & { href?: undefined; children: ReactNode } & ComponentProps<'button'>;

export function buttonClass({
  variant,
  size,
  className,
}: Look & { className?: string | undefined }): string {
  return classes(styles.button, styles[variant], size && styles[size], className);
}

/**
 * A slab to press. With `href` it is a link that leaves the app or leads to a place on the page; an
 * external one opens in a new tab without opener. `ButtonLink` leads to a page of this site.
 */
export function Button(props: AsLink | AsButton) {
  if (props.href !== undefined) {
    const { external, ...rest } = props;
    const outside = external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
    return <Anchor {...rest} {...outside} />;
  }
  const { variant, size, className, type = 'button', ...rest } = props;
  return <button {...rest} type={type} className={buttonClass({ variant, size, className })} />;
}

function Anchor({ variant, size, className, children, ...rest }: Look & ComponentProps<'a'>) {
  return (
    <a {...rest} className={buttonClass({ variant, size, className })}>
      {children}
    </a>
  );
}

const AnchorLink = createLink(Anchor);

export const ButtonLink: LinkComponent<typeof Anchor> = (props) => (
  <AnchorLink {...useLinkDefaults(props.to)} {...props} />
);
