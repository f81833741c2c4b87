import type { HttpContext } from '@adonisjs/core/http'
import { flashToast } from '#shared/http/flash'
import { translate, type Locale } from '#shared/i18n'
import type { DraftResult } from '#catalogue/actions/drafts/hold_draft'
import type { Problem } from '#catalogue/domain/read_fields'

/** Back to the page of the product: a toast says what was done, or each field what is wrong with it. */
export function answerDraft(
  ctx: HttpContext,
  toast: string,
  done: DraftResult<{ number: number }>
): void {
  if (!done.ok) return refuseDraft(ctx, done)
  flashToast(ctx, 'success', `manage_products.toasts.${toast}`, done.value)
  ctx.response.redirect().withQs().back()
}

/** Back to where it was sent from, with what is wrong at each field. */
export function refuseDraft(ctx: HttpContext, { refusal, ...rest }: Failed): void {
  const { code, params, field = 'form' } = refusal
  const problems = 'problems' in rest ? rest.problems : []
  const said = Object.entries(problemTexts(ctx.locale, problems))
  ctx.session.flash('inputErrorsBag', {
    [field]: [translate(ctx.locale, code, params)],
    ...Object.fromEntries(said.map(([at, text]) => [at, [text]])),
  })
  ctx.response.redirect().withQs().back()
}

export const problemTexts = (
  locale: Locale,
  problems: readonly Problem[]
): Record<string, string> =>
  Object.fromEntries(
    problems.map(({ field, code, params }) => [
      field,
      sentence(translate(locale, `catalogue_import.problems.${code}`, params)),
    ])
  )

type Failed = Extract<DraftResult<never>, { ok: false }>

/** The words of an import go on after the field's name; at a field they stand alone. */
const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
