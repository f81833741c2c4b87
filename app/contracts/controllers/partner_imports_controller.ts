import { readFile } from 'node:fs/promises'
import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { exportList, showList } from '#shared/lists'
import { dropImport } from '#contracts/actions/import/change_lines'
import { checkImport } from '#contracts/actions/import/keep_import'
import { writeImport } from '#contracts/actions/import/write_import'
import { readPartnerFile } from '#contracts/gateways/read_partner_file'
import { answerFailure } from '#contracts/http/answer_failure'
import { importLineList } from '#contracts/lists/import_line_list'
import { importList } from '#contracts/lists/import_list'
import { findImport } from '#contracts/queries/import/find_import'
import ImportLineTransformer from '#contracts/transformers/import_line_transformer'
import PartnerImportTransformer from '#contracts/transformers/partner_import_transformer'
import { partnerFileValidator } from '#contracts/validators/partner_import'

const IMPORTS = '/admin/business-partners/imports'

/** Imports of business partners: checked first, shown, then written. */
export default class PartnerImportsController {
  async index(ctx: HttpContext) {
    const { content, shown } = await showList(ctx, importList)
    return ctx.inertia.render('contracts/admin/imports', {
      imports: PartnerImportTransformer.transform(content),
      ...shown,
    })
  }

  export(ctx: HttpContext) {
    return exportList(ctx, importList)
  }

  async store(ctx: HttpContext) {
    const { file } = await ctx.request.validateUsing(partnerFileValidator)
    const read = await readPartnerFile(await readFile(file.tmpPath!))
    if (!read.ok) return answerFailure(ctx, 'import', [read.refusal])
    const source = file.clientName.replaceAll('\0', '')
    const id = await checkImport({ ...read.value, source, actor: actorIn(ctx) })
    return ctx.response.redirect(`${IMPORTS}/${id}`)
  }

  async show(ctx: HttpContext) {
    const id = Number(ctx.params.import)
    const found = await findImport(id)
    if (!found) {
      return answerRefusal(ctx, { code: 'partner_import.errors.not_found', status: 404 })
    }
    const { content, shown } = await showList(ctx, importLineList, { id })
    return ctx.inertia.render('contracts/admin/import', {
      partnerImport: PartnerImportTransformer.transform(found),
      importLines: ImportLineTransformer.transform(content),
      ...shown,
    })
  }

  exportLines(ctx: HttpContext) {
    return exportList(ctx, importLineList, { id: Number(ctx.params.import) })
  }

  async update(ctx: HttpContext) {
    const written = await writeImport(Number(ctx.params.import), actorIn(ctx))
    if (!written.ok) return answerFailure(ctx, 'import', [written.refusal])
    flashToast(ctx, 'success', 'partners.toasts.imported')
    return ctx.response.redirect('/admin/business-partners')
  }

  async destroy(ctx: HttpContext) {
    const dropped = await dropImport(Number(ctx.params.import))
    if (!dropped.ok) return answerFailure(ctx, 'import', [dropped.refusal])
    return ctx.response.redirect(IMPORTS)
  }
}
