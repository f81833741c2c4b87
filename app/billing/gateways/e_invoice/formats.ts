import type { InvoiceContent } from '#billing/domain/invoice/content'

type Library = typeof import('@e-invoice-eu/core')
type Create = InstanceType<Library['FormatFactoryService']>['createFormatService']
type Asked = Parameters<Create>
type Formatter = ReturnType<Create>
type Tree = { [name: string]: Tree | string | undefined }
type Renderer = Formatter & { renderXML(tree: Tree): string }

/**
 * Adds what the library leaves out: the corrected invoice (BT-25, BT-26), read one level too high,
 * and the delivery, which the schema of CII demands even where empty. Takes out what it makes up: a
 * purchase order "NA" where the buyer named none.
 */
export function completedFormats({ FormatFactoryService }: Library, content: InvoiceContent) {
  return new (class extends FormatFactoryService {
    override createFormatService(...asked: Asked): Formatter {
      const formatter = super.createFormatService(...asked) as Renderer
      const render = formatter.renderXML.bind(formatter)
      formatter.renderXML = (tree) => render(completed(tree, content))
      return formatter
    }
  })()
}

function completed(tree: Tree, { corrects, ownReference }: InvoiceContent): Tree {
  const invoice = tree['rsm:CrossIndustryInvoice'] as Tree
  const trade = invoice['rsm:SupplyChainTradeTransaction'] as Tree
  const settlement = trade[SETTLEMENT] as Tree
  trade[DELIVERY] ??= {}
  if (!ownReference) delete (trade[AGREEMENT] as Tree)['ram:BuyerOrderReferencedDocument']
  // The schema wants the settlement last, and the reference at its end.
  delete trade[SETTLEMENT]
  trade[SETTLEMENT] = corrects
    ? { ...settlement, 'ram:InvoiceReferencedDocument': referenceTo(corrects) }
    : settlement
  return tree
}

const AGREEMENT = 'ram:ApplicableHeaderTradeAgreement'
const SETTLEMENT = 'ram:ApplicableHeaderTradeSettlement'
const DELIVERY = 'ram:ApplicableHeaderTradeDelivery'

const referenceTo = ({ label, issuedOn }: NonNullable<InvoiceContent['corrects']>): Tree => ({
  'ram:IssuerAssignedID': label,
  'ram:FormattedIssueDateTime': {
    'qdt:DateTimeString': { '@format': '102', '#': issuedOn.replaceAll('-', '') },
  },
})
