import { postPicture } from '#site/words/blog/pictures.ts';
import type { BlogPost } from '#site/words/blog/posts.ts';
import { DayNightPicture } from '#ui/pictures/DayNightPicture.tsx';

type BlogPictureProps = {
  post: Pick<BlogPost, 'image' | 'altText'>;
  sizes: string;
  /** Decoration in a card, whose title has the same words. */
  isDecoration?: boolean | undefined;
  isFirst?: boolean | undefined;
  className?: string | undefined;
};

/** The drawing of a post. `sizes` tells the browser its rendered width, as in HTML. */
export function BlogPicture({ post, isDecoration = false, ...rest }: BlogPictureProps) {
  return (
    <DayNightPicture
      {...rest}
      {...postPicture(post.image)}
      alt={isDecoration ? '' : post.altText}
    />
  );
}
