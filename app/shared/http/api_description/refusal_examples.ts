import { errorCodeOf } from '#shared/http/error_codes'
import { translate } from '#shared/i18n'

const STATUSES = [
  '400',
  '401',
  '403',
  '404',
  '409',
  '410',
  '412',
  '415',
  '422',
  '423',
  '429',
  '503',
  'default',
]

export const refusalExampleAt = (status: string) => ({
  $ref: `#/components/examples/Refusal-${status}`,
})

export const refusalExamples = () =>
  Object.fromEntries(STATUSES.map((status) => [`Refusal-${status}`, { value: refused(status) }]))

function refused(status: string) {
  const code = errorCodeOf({ status: status === 'default' ? 500 : Number(status) })
  const message = translate('en', code)
  const error = { code, message, ...(status === '422' && { field: 'from' }) }
  return { success: false, data: null, errors: [error], message }
}
