import { useCodeText } from '~/hooks/use_code_text'

/** Says a notice of a quote. */
export const useNotice = () => useCodeText('catalogue/errors', 'catalogue/warnings')
