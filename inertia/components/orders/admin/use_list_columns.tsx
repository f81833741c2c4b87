import { formatMoment } from '@kontor/design-system/date_text'
import { StatusBadge } from '@kontor/design-system/status_badge'
import { Text } from '@kontor/design-system/text'
import type { ReactNode } from 'react'
import { Age } from '~/components/shell/age'
import type { ListColumn } from '~/components/shell/lists/types'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { OrderRow, OrderSort } from './types'

/** Columns of the list, two lines where that saves width. */
export function useListColumns(): ListColumn<OrderRow, OrderSort>[] {
  const t = useText('orders/admin')
  const orders = useText('orders/order')
  const { money } = useFormat()
  const productsOf = useProductWords()
  return [
    {
      id: 'number',
      head: t('list.order'),
      sort: ['number', 'desc'],
      cell: ({ number }) => number,
    },
    {
      id: 'created',
      head: t('list.created'),
      sort: ['created', 'desc'],
      cell: ({ createdAt, updatedAt }) => (
        <TwoLines isWhole first={<Age value={createdAt} />}>
          {updatedAt ? t('list.updated', { at: formatMoment(updatedAt) }) : t('list.not_changed')}
        </TwoLines>
      ),
    },
    {
      id: 'customer',
      head: t('list.customer'),
      sort: 'customer',
      cell: ({ company, contactName, email }) => (
        <TwoLines first={company}>{`${contactName}, ${email}`}</TwoLines>
      ),
    },
    {
      id: 'products',
      head: t('list.products'),
      cell: ({ products }) => (
        <TwoLines first={productsOf.first(products)}>{productsOf.rest(products)}</TwoLines>
      ),
    },
    {
      id: 'payment',
      head: t('list.payment'),
      sort: 'payment',
      cell: ({ paymentMethod, type }) => (
        <TwoLines isWhole first={orders(`methods.${paymentMethod}`)}>
          {orders(`types.${type}`)}
        </TwoLines>
      ),
    },
    {
      id: 'gross',
      head: t('list.gross'),
      end: true,
      sort: ['gross', 'desc'],
      cell: ({ grossCents }) => money(grossCents),
    },
    {
      id: 'state',
      head: t('list.state'),
      lead: true,
      sort: 'state',
      cell: ({ state }) => <StatusBadge status={state} label={orders(`states.${state}`)} />,
    },
  ]
}

function useProductWords() {
  const t = useText('orders/admin')
  return {
    first: ([name]: string[]) => name ?? t('list.no_products'),
    rest: ({ length }: string[]) => length > 1 && t('list.more', { count: length - 1 }),
  }
}

interface TwoLinesProps {
  first: ReactNode
  children?: ReactNode
  /** Dates and other short words are never cut. */
  isWhole?: boolean
}

/** Wide windows share what room there is; narrow ones scroll, so each text may take its own. */
function TwoLines({ first, children, isWhole }: TwoLinesProps) {
  const cut = isWhole ? '' : 'sm:w-max sm:max-w-56 sm:truncate xl:w-auto xl:max-w-80'
  return (
    <span className="grid">
      <span className={cut} title={typeof first === 'string' ? first : undefined}>
        {first}
      </span>
      <span className={cut} title={typeof children === 'string' ? children : undefined}>
        <Text as="span" role="ui-s" tone="subtle">
          {children}
        </Text>
      </span>
    </span>
  )
}
