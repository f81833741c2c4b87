import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { rowId } from '#shared/http/row_id'
import { middleware } from '#start/kernel'

const { HeldLines, PartnerImportLines, PartnerImports } = controllers.contracts

export default function importPages() {
  router
    .group(() => {
      router.get('/', [PartnerImports, 'index']).as('index')
      router.post('/', [PartnerImports, 'store']).as('store')
      router.get('/export', [PartnerImports, 'export']).as('export')
      router.get('/:import', [PartnerImports, 'show']).as('show')
      router.get('/:import/export', [PartnerImports, 'exportLines']).as('lines.export')
      router.put('/:import', [PartnerImports, 'update']).as('update')
      router.delete('/:import', [PartnerImports, 'destroy']).as('destroy')
      router.delete('/:import/held', [HeldLines, 'destroy']).as('held.destroy')
      router.put('/:import/lines/:line', [PartnerImportLines, 'update']).as('lines.update')
      router.delete('/:import/lines/:line', [PartnerImportLines, 'destroy']).as('lines.destroy')
    })
    .prefix('/admin/business-partners/imports')
    .where('import', rowId)
    .where('line', rowId)
    .as('contracts.partners.imports')
    .use(middleware.scope({ all: ['businessPartners.read', 'businessPartners.write'] }))
}
