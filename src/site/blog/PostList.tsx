import type { BlogPost } from '#site/words/blog/posts.ts';
import { PostCard } from './PostCard.tsx';
import styles from './PostList.module.css';

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
