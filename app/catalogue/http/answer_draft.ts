import type { HttpContext } from '@adonisjs/core/http'
import { flashToast } from '#shared/http/flash'
import { translate } from '#shared/i18n'
import type { DraftResult } from '#catalogue/actions/drafts/hold_draft'

/** Back to the page of the product: a toast says what was done, or each field what is wrong with it. */
export function answerDraft(
  ctx: HttpContext,
  toast: string,
  done: DraftResult<{ number: number }>
): void {
  if (done.ok) flashToast(ctx, 'success', `manage_products.toasts.${toast}`, done.value)
  else ctx.session.flash('inputErrorsBag', errorsOf(ctx, done))
  ctx.response.redirect().withQs().back()
}

function errorsOf({ locale }: HttpContext, { refusal, ...rest }: Failed): Record<string, string[]> {
  const { code, params, field = 'form' } = refusal
  const problems = 'problems' in rest ? rest.problems : []
  const said = problems.map(({ field: at, ...problem }) => {
    const words = translate(locale, `catalogue_import.problems.${problem.code}`, problem.params)
    return [at, [sentence(words)]]
  })
  return { [field]: [translate(locale, code, params)], ...Object.fromEntries(said) }
}

type Failed = Extract<DraftResult<never>, { ok: false }>

/** The words of an import go on after the field's name; at a field they stand alone. */
const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
