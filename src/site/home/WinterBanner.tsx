import { home } from '#site/words/home.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import styles from './WinterBanner.module.css';

/**
 * The banner is part of each prerendered Home. A script in the head (winterBannerScript.ts) shows it and handles the
 * press.
 */
export function WinterBanner() {
  const { label, text, action, to, dismiss } = home.banner;
  return (
    <section className={styles.banner} aria-label={label}>
      <Wrap className={styles.row}>
        <svg className={styles.peak} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
          <path d="M2 27 12 9l5 8 4-6 9 16z" fill="#fff3d6" />
          <path d="M12 9l5 8-3 2-2-2-3 3-1-4z" fill="#a9d4cc" />
          <circle cx="25" cy="7" r="3.5" fill="#f8bd3f" />
        </svg>
        <p className="grow no-max size-100 weight-650 leading-135">
          {text} <AppLink to={to}>{action}</AppLink>
        </p>
        <IconButton glyph="x" label={dismiss} className={styles.dismiss} data-dismiss-winter="" />
      </Wrap>
    </section>
  );
}
