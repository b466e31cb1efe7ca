import { useRouter } from '@tanstack/react-router';
import { useAskSync } from '#family/family.ts';
import { accountCopy } from '#account/words/account.ts';
import { toast } from '#ui/layers/toasts.ts';

/**
 * To be told of a password that the server has just taken: of a sign-in, a new account or a change. What the family's copy is
 * locked with follows it, and whoever finds a plan in the account hears of it.
 */
export function useOnPassword(): (password: string) => void {
  const ask = useAskSync();
  const router = useRouter();
  return (password) =>
    void ask(async (sync) => {
      const found = await sync.onPassword(password);
      if (found === null) return;
      toast({
        ...accountCopy.found[found],
        tone: 'info',
        action: {
          label: accountCopy.found.action,
          onPress: () => void router.navigate({ to: '/settings', hash: 'sync' }),
        },
      });
    });
}
