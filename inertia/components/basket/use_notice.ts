import { useTranslation } from 'react-i18next'
import { useText } from '~/hooks/use_text'

type Notice = { code: string; params?: Record<string, string | number> }

/** The sentence of a notice of the quote; its code is the key of its translation. */
export function useNotice() {
  const { i18n } = useTranslation()
  const t = useText('basket')
  return ({ code, params }: Notice) => {
    if (code === 'catalogue.errors.region') return t('errors.region_item')
    const [namespace, ...path] = code.split('.')
    return String(
      i18n.t(path.join('.') as never, { ns: namespace, count: params?.n, ...params } as never)
    )
  }
}
