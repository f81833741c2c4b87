import { Button } from '@kontor/design-system/button'
import { useCan } from '~/hooks/use_can'
import { useText } from '~/hooks/use_text'

/** Opens the form for another file, to those who may write. */
export function AddFile({ onAdd }: { onAdd: () => void }) {
  const t = useText('catalogue/offered_files')
  const mayWrite = useCan('products.write')
  if (!mayWrite) return null
  return (
    <Button variant="primary" onPress={onAdd}>
      {t('form.add')}
    </Button>
  )
}
