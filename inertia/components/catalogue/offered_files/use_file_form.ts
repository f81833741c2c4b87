import { formatDay } from '@kontor/design-system/date_text'
import { useKeptForm } from '~/components/shell/records/use_kept_form'
import { OFFERED_FILES, type OfferedFile, type Shelf } from './types'

interface Of {
  shelf: Shelf
  file?: OfferedFile
  now?: OfferedFile
  onDone: () => void
}

export type FileFormState = ReturnType<typeof useFileForm>['form']

type Typed = { file: File | null; language: string; day: string; shelf: string; product: string }

/** A file as it is chosen, and what is typed about it. */
export function useFileForm({ shelf, file, now, onDone }: Of) {
  const typed: Typed = {
    file: null,
    language: file?.language ?? '',
    day: formatDay(file?.day ?? ''),
    shelf: shelf.name,
    product: shelf.product ?? '',
  }
  return useKeptForm<Typed>(typed, { address: OFFERED_FILES, record: file, now, onDone })
}
