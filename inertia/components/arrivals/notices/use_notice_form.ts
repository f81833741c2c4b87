import { writeDayText } from '@kontor/design-system/date_field_text'
import { useKeptForm } from '~/components/shell/records/use_kept_form'
import { NOTICES, type NoticeChoices, type StaffedNotice } from './types'

interface Of {
  notice?: StaffedNotice
  now?: StaffedNotice
  today: string
  choices: NoticeChoices
  onDone: () => void
}

export type NoticeFormState = ReturnType<typeof useNoticeForm>['form']

/** A notice as it is typed; a new one is about what is late now. */
export function useNoticeForm({ notice, now, today, choices, onDone }: Of) {
  const typed = {
    headlineEn: notice?.headlineEn ?? '',
    headlineDe: notice?.headlineDe ?? '',
    textEn: notice?.textEn ?? '',
    textDe: notice?.textDe ?? '',
    products: notice?.products.map(({ code }) => code) ?? choices.late,
    lastDay: writeDayText(notice?.lastDay ?? today),
  }
  return useKeptForm(typed, { address: NOTICES, record: notice, now, onDone })
}
