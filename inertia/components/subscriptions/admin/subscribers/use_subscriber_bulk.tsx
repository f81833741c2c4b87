import { formatDay } from '@kontor/design-system/date_text'
import type { BulkAction, BulkForm } from '~/components/shell/lists/bulk/types'
import { useBulk } from '~/components/shell/lists/bulk/use_bulk'
import { shopToday } from '~/components/shell/shop_today'
import { useText } from '~/hooks/use_text'
import { EntitledDay } from '../entitled_day'
import { monthLater } from '../month_later'
import { typeAddress, type Subscriber, type Type } from './types'

type Action = BulkAction<Subscriber>
type Rows = readonly Subscriber[]

/** What is done with several users of a type at a time; of filterable types days are given and taken by requests alone. */
export function useSubscriberBulk(type: Type) {
  const words = useText('subscriptions/entitlements')
  const path = `${typeAddress(type)}/bulk`
  const [of, seen] = [useOfDays(path), useOfSeeing(path)]
  const actions = type.isFilterable ? seen : [of.extend, ...seen, of.end]
  const reason = { label: words('form.reason') }
  return useBulk<Subscriber>(
    ({ name, email }) => name || email,
    actions.map((action) => ({ ...action, reason }))
  ).bulk
}

function useOfDays(path: string): Record<'extend' | 'end', Action> {
  const t = useText('subscriptions/subscribers')
  return {
    extend: {
      path: `${path}/extend`,
      label: t('bulk.extend'),
      title: ({ length }: Rows) => t('bulk.extend_title', { count: length }),
      text: () => t('bulk.extend_text'),
      done: (count: number) => t('bulk.extended', { count }),
    },
    end: {
      path: `${path}/end`,
      label: t('bulk.end'),
      title: ({ length }: Rows) => t('bulk.end_title', { count: length }),
      text: () => t('bulk.end_text'),
      done: (count: number) => t('bulk.ended', { count }),
      tone: 'destroy',
      asks: {
        initial: { endDate: formatDay(shopToday()) },
        fields: (form) => <Day form={form} name="endDate" label={t('bulk.end_day')} hint="" />,
      },
    },
  }
}

function useOfSeeing(path: string): Action[] {
  const t = useText('subscriptions/subscribers')
  const words = useText('subscriptions/entitlements')
  return [
    {
      path: `${path}/visibility`,
      label: t('bulk.visibility'),
      title: ({ length }: Rows) => t('bulk.visibility_title', { count: length }),
      text: () => t('bulk.visibility_text'),
      done: (count: number) => t('bulk.seen', { count }),
      asks: {
        initial: { visibilityStartDate: '', visibilityEndDate: formatDay(monthLater(shopToday())) },
        fields: (form) => (
          <>
            <Day form={form} name="visibilityStartDate" label={words('form.visible_from')} />
            <Day form={form} name="visibilityEndDate" label={words('form.visible_until')} />
          </>
        ),
      },
    },
    {
      path: `${path}/welcome`,
      label: t('row.welcome'),
      title: ({ length }: Rows) => t('bulk.welcome_title', { count: length }),
      text: () => t('bulk.welcome_text'),
      done: (count: number) => t('bulk.welcomed', { count }),
    },
  ]
}

interface DayProps {
  form: BulkForm
  name: string
  label: string
  hint?: string
}

const Day = (props: DayProps) => <EntitledDay<string> {...props} />
