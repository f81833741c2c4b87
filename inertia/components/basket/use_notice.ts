import { useCodeText, type Coded } from '~/hooks/use_code_text'
import { useText } from '~/hooks/use_text'

/** The sentence of a notice of the quote. */
export function useNotice() {
  const t = useText('basket/errors')
  const say = useCodeText('basket/errors', 'catalogue/errors', 'catalogue/warnings')
  return (notice: Coded) =>
    notice.code === 'catalogue.errors.region' ? t('region_item') : say(notice)
}
