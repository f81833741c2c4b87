import { useTranslation } from 'react-i18next'
import type { Namespace } from '~/i18n/namespaces'

/** The words of one module in the language of the page. */
export const useText = <N extends Namespace>(namespace: N) => useTranslation(namespace).t
