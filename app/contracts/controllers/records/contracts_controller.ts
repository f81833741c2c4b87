import type { HttpContext } from '@adonisjs/core/http'
import { CalendarDay } from '#shared/domain/calendar_day'
import { exportList, showList } from '#shared/lists'
import { contractKind } from '#contracts/http/records/kinds'
import { recordPages } from '#contracts/http/records/record_pages'
import { contractList } from '#contracts/lists/records/contract_list'
import { contractTypeChoices, productChoices } from '#contracts/queries/records/list_choices'
import ContractTransformer from '#contracts/transformers/records/contract_transformer'

export default class ContractsController extends recordPages(contractKind) {
  async index(ctx: HttpContext) {
    const [{ content, shown }, types, products] = await Promise.all([
      showList(ctx, contractList),
      contractTypeChoices(),
      productChoices(),
    ])
    return ctx.inertia.render('contracts/admin/contracts', {
      contracts: ContractTransformer.transform(content),
      ...shown,
      types,
      products,
      today: CalendarDay.today().iso,
    })
  }

  export(ctx: HttpContext) {
    return exportList(ctx, contractList)
  }
}
