import styles from './Header.module.css';

type MainLinkProps = { name: string; href: string; path: string };

/** One plain link in the header's row. */
export function MainLink({ name, href, path }: MainLinkProps) {
  return (
    <li>
      <a className={styles.link} href={href} aria-current={path === href ? 'page' : undefined}>
        {name}
      </a>
    </li>
  );
}
