import { errorCodeOf } from '#shared/http/error_codes'
import { problemExample } from '#shared/http/api_description/problems'
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

export const problemExampleAt = (status: string) => ({
  $ref: `#/components/examples/Problem-${status}`,
})

export const refusalExamples = () =>
  Object.fromEntries(
    STATUSES.flatMap((status) => [
      [`Refusal-${status}`, { value: refused(status) }],
      [`Problem-${status}`, { value: problemExample(numberOf(status), refused(status)) }],
    ])
  )

const numberOf = (status: string): number => (status === 'default' ? 500 : Number(status))

function refused(status: string) {
  const code = errorCodeOf({ status: numberOf(status) })
  const message = translate('en', code)
  const error = { code, message, ...(status === '422' && { field: 'from' }) }
  return { success: false, data: null, errors: [error], message }
}
