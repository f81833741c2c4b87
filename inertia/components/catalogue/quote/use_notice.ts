import { useTranslation } from 'react-i18next'

interface Notice {
  code: string
  params?: Record<string, string | number>
}

/** Says a notice of the server: its code is the key of the sentence. */
export function useNotice() {
  const { i18n } = useTranslation()
  return ({ code, params }: Notice): string => {
    const dot = code.indexOf('.')
    const key = `${code.slice(0, dot)}:${code.slice(dot + 1)}`
    return i18n.t(key as 'catalogue:errors.no_files', { count: Number(params?.n), ...params })
  }
}
