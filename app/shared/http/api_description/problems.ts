import { appUrl } from '#config/app'
import { codesOfEveryCall } from '#shared/http/api_description/refusal_codes'
import { about, integer, object, text, type Schema } from '#shared/http/api_description/schema'

export const PROBLEM_TYPE = 'application/problem+json'

/** A refusal in the form of RFC 9457; `test` where a test token asks. */
export const problemSchema = (errors: Schema, test: Schema): Schema =>
  object({
    'type': about(text, 'The address of what refusals mean.'),
    'title': about(text, 'What the first of them says.'),
    'status': about(integer, 'That of the answer.'),
    'detail': about(text, 'What all of them say.'),
    'code': about(text, 'That of the first.'),
    'errors': errors,
    'test?': test,
  })

export const COMMON_CODE = 'CommonCode'
export const commonCodeSchema = (): Schema => ({
  type: 'string',
  ...oneOfCodes(codesOfEveryCall()),
})

export const PROBLEM: Schema = { $ref: '#/components/schemas/Problem' }

/** The same where only certain codes come, beside those of every call. */
export const problemBy = (codes: readonly string[]): Schema => ({
  type: 'object',
  allOf: [PROBLEM, { type: 'object', properties: { code: codesBeside(codes) } }],
})

const codesBeside = (codes: readonly string[]): Schema => {
  const common = { $ref: `#/components/schemas/${COMMON_CODE}` }
  return codes.length === 0 ? common : { anyOf: [...oneOfCodes(codes).anyOf, common] }
}

function oneOfCodes(codes: readonly string[]): { anyOf: Schema[] } {
  const exact = codes.filter((code) => !code.includes('*'))
  const patterns = codes.filter((code) => code.includes('*'))
  return {
    anyOf: [
      ...(exact.length > 0 ? [{ type: 'string', enum: exact }] : []),
      ...patterns.map((code) => ({ type: 'string', pattern: patternOf(code) })),
    ],
  }
}

const patternOf = (code: string) => `^${code.replaceAll('.', '\\.').replaceAll('*', '.+')}$`

type Refused = { errors: { code: string; message: string; field?: string }[]; message: string }

export const problemExample = (status: number, { errors, message }: Refused) => ({
  ...{ type: `${appUrl}/api/docs#errors`, title: message, status, detail: message },
  ...{ code: errors[0]!.code, errors },
})
