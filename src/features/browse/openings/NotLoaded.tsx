import { openingsWords } from '#content/breaks/openings.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';

/** The camps could not be loaded, and this phone has none of its own (spec 8). */
export function NotLoaded({ text, advice }: { text: string; advice: string }) {
  const { title, action } = openingsWords.failed;
  return (
    <Alert
      tone="danger"
      title={title}
      action={
        <Button variant="line" size="small" onClick={() => window.location.reload()}>
          {action}
        </Button>
      }
    >
      <p>{text}</p>
      <p>{advice}</p>
    </Alert>
  );
}
