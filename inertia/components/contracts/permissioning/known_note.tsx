import { Note } from '@kontor/design-system/note'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'

/** Says as at the end of which day a paper tells; nothing where it tells what is known now. */
export function KnownNote({ known }: { known: string | null }) {
  const t = useText('contracts/permissioning')
  const { day } = useFormat()
  if (!known) return null
  return (
    <div className="pb-4">
      <Note>{t('known', { day: day(known) })}</Note>
    </div>
  )
}
