import type { Data } from '@generated/data'
import { useBulk } from '~/components/shell/lists/bulk/use_bulk'
import { useCan } from '~/hooks/use_can'
import { useText } from '~/hooks/use_text'

type User = Data.Identity.UserRow
const PATH = '/admin/manage-users/bulk'

/** What is done with several users at a time; each step takes the other back. */
export function useUserBulk() {
  const t = useText('identity/people')
  const mayWrite = useCan('users.write')
  const locked = (count: number) => t('bulk.locked', { count })
  const unlocked = (count: number) => t('bulk.unlocked', { count })
  const actions = [
    {
      path: `${PATH}/lock`,
      label: t('bulk.lock'),
      title: ({ length }: readonly User[]) => t('bulk.lock_title', { count: length }),
      text: () => t('bulk.lock_text'),
      done: locked,
      tone: 'destroy' as const,
      undo: { path: `${PATH}/unlock`, done: unlocked },
    },
    {
      path: `${PATH}/unlock`,
      label: t('bulk.unlock'),
      title: ({ length }: readonly User[]) => t('bulk.unlock_title', { count: length }),
      text: () => t('bulk.unlock_text'),
      done: unlocked,
      undo: { path: `${PATH}/lock`, done: locked },
    },
  ]
  return useBulk<User>(({ name, email }) => name || email, mayWrite ? actions : [])
}
