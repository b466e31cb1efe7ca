import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';
import { classes } from './classes.ts';

export type ButtonVariant = 'main' | 'pine' | 'paper' | 'line' | 'teal' | 'quiet';

type Look = {
  /** `main` is coral: one per view as the action; cards' Register Now are the stated exception. */
  variant: ButtonVariant;
  size?: 'small' | undefined;
  children: ReactNode;
};

type AsLink = Look & { href: string; external?: boolean | undefined } & Omit<
    ComponentProps<'a'>,
    'href' | 'target' | 'rel' | 'children'
  >;
type AsButton = Look & { href?: undefined } & Omit<ComponentProps<'button'>, 'children'>;

export function buttonClass({
  variant,
  size,
  className,
}: Pick<Look, 'variant' | 'size'> & { className?: string | undefined }): string {
  return classes(styles.button, styles[variant], size && styles[size], className);
}

/** A slab to press. With `href` it is a link; an external one opens in a new tab without opener. */
export function Button(props: AsLink | AsButton) {
  if (props.href !== undefined) {
    const { variant, size, className, external, children, ...rest } = props;
    const outside = external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
    return (
      <a {...rest} {...outside} className={buttonClass({ variant, size, className })}>
        {children}
      </a>
    );
  }
  const { variant, size, className, type = 'button', ...rest } = props;
  return <button {...rest} type={type} className={buttonClass({ variant, size, className })} />;
}
