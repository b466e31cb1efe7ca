import type { BlogPost } from '#site/words/blog/posts.ts';
import styles from './PostList.module.css';
import { AppLink } from '#ui/AppLink.tsx';
import { classes } from '#ui/classes.ts';
import { BlogPicture } from './BlogPicture.tsx';

type PostCardProps = {
  post: BlogPost;
  /** Level of the title under the page's own headings. */
  titleAs: 'h2' | 'h3';
  /** The newest post takes the whole width. */
  isLead?: boolean | undefined;
};

const sizes = '(width >= 56rem) 24rem, (width >= 42rem) 48vw, 100vw';
const leadSizes = '(width >= 76rem) 40rem, (width >= 56rem) 52vw, 100vw';

function PostCard({ post, titleAs: Title, isLead = false }: PostCardProps) {
  return (
    <li className={classes('stack columns-1', isLead && styles.lead)}>
      <article className={styles.card}>
        <BlogPicture
          post={post}
          sizes={isLead ? leadSizes : sizes}
          isFirst={isLead}
          isDecoration
          className={styles.picture}
        />
        <div className={styles.copy}>
          <Title>
            <AppLink to="/blog/$slug" params={{ slug: post.slug }}>
              {post.title}
            </AppLink>
          </Title>
          <p className={styles.excerpt}>{post.excerpt}</p>
          <p className={styles.by}>
            <time dateTime={post.isoDate}>{post.date}</time>
            <span>{post.readTime}</span>
          </p>
        </div>
      </article>
    </li>
  );
}

type PostListProps = {
  posts: readonly BlogPost[];
  titleAs: 'h2' | 'h3';
  /** The first card takes the whole width. */
  hasLead?: boolean | undefined;
};

export function PostList({ posts, titleAs, hasLead = false }: PostListProps) {
  return (
    <ul className={styles.posts}>
      {posts.map((post, i) => (
        <PostCard key={post.id} post={post} titleAs={titleAs} isLead={hasLead && i === 0} />
      ))}
    </ul>
  );
}
