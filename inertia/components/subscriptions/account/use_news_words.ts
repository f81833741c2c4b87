import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'

/** What has come and what was corrected in words; none where nothing has. */
export function useNewsWords() {
  const t = useText('subscriptions/visits')
  const { count } = useFormat()
  return ({ arrived, corrected }: { arrived: number; corrected: number }): string =>
    [
      arrived > 0 && t('arrived', { n: count(arrived), count: arrived }),
      corrected > 0 && t('corrected', { n: count(corrected), count: corrected }),
    ]
      .filter((one) => one !== false)
      .join(', ')
}
