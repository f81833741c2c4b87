import type { HttpContext } from '@adonisjs/core/http'
import { CalendarDay } from '#shared/domain/calendar_day'
import { exportList, showList } from '#shared/lists'
import { oneYearAfter } from '#contracts/domain/records/contract_type'
import { contractTypeKind } from '#contracts/http/records/kinds'
import { recordPages } from '#contracts/http/records/record_pages'
import { contractTypeList } from '#contracts/lists/records/contract_type_list'
import ContractTypeTransformer from '#contracts/transformers/records/contract_type_transformer'

export default class ContractTypesController extends recordPages(contractTypeKind) {
  async index(ctx: HttpContext) {
    const { content, shown } = await showList(ctx, contractTypeList)
    const today = CalendarDay.today()
    return ctx.inertia.render('contracts/admin/types', {
      types: ContractTypeTransformer.transform(content),
      ...shown,
      usual: { validFrom: today.iso, validTo: oneYearAfter(today).iso },
    })
  }

  export(ctx: HttpContext) {
    return exportList(ctx, contractTypeList)
  }
}
