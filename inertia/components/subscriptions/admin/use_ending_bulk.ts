import { useBulk } from '~/components/shell/lists/bulk/use_bulk'
import { useText } from '~/hooks/use_text'
import type { Ending } from './types'

/** Several subscriptions renewed at a time; what was given is taken back at the person, with the days that go. */
export function useEndingBulk() {
  const t = useText('subscriptions/ending')
  const words = useText('subscriptions/entitlements')
  const renew = {
    path: '/admin/subscriptions-ending/bulk/renew',
    label: t('renew.action'),
    title: ({ length }: readonly Ending[]) => t('bulk.title', { count: length }),
    text: () => t('bulk.text'),
    done: (count: number) => t('bulk.renewed', { count }),
    reason: { label: words('form.reason') },
  }
  return useBulk<Ending>(({ type, name }) => t('bulk.name', { type, name }), [renew]).bulk
}
