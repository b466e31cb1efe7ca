import { useRouter } from '@tanstack/react-router';
import { useCallSync } from '#family/family.ts';
import { accountCopy } from '#account/words/account.ts';
import { toast } from '#ui/layers/toasts.ts';

/**
 * Returns a callback for each password that the server has just accepted: at a sign-in, a new account or a change. It
 * wraps the key of the family's copy with the new password, and notifies a user who has a plan in the account.
 */
export function useOnPassword(): (password: string) => void {
  const ask = useCallSync();
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
