import { ORDERS, type DeskRowData } from './types'

/** Where all of it is said; Enter opens it. */
export function addressOf(row: DeskRowData): string {
  const { told } = row
  if (told.kind === 'failed') return told.number ? `${ORDERS}/${told.number}` : '/admin/tasks'
  if (told.kind === 'card') return `${ORDERS}/payments`
  if (told.kind === 'job') return '/admin/tasks'
  if (told.kind === 'mail') {
    return told.userId ? `/admin/manage-users/${told.userId}/mails` : '/admin/manage-users'
  }
  if (told.kind === 'entry') return `${ORDERS}/statements/${told.statementId}`
  return `${ORDERS}/${told.number}`
}

/** The order that a row is about, where it is about one. */
export function orderOf({ told }: DeskRowData): number | null {
  if (told.kind === 'card' || told.kind === 'entry') return told.orderNumber
  if (told.kind === 'job' || told.kind === 'mail') return null
  return told.number
}
