import { useCodeText } from '~/hooks/use_code_text'

export const useNotice = () => useCodeText('catalogue/errors', 'catalogue/warnings')
