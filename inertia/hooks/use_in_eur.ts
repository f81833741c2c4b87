import { useText } from './use_text'

/** Names an amount with its unit, as heads of columns and figures say it once: "Net, EUR". */
export function useInEur() {
  const t = useText('shared/amounts')
  return (name: string) => t('in_eur', { name })
}
