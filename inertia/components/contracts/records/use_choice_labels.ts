import { useText } from '~/hooks/use_text'

/** Words of a field in which one of many is found by typing. */
export function useChoiceLabels() {
  const t = useText('contracts/records')
  return {
    openLabel: t('choices.open'),
    emptyLabel: t('choices.none'),
    loadingLabel: t('choices.searching'),
  }
}
