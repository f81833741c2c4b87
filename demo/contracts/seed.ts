import User from '#identity/models/user'
import { rows } from '#shared/database'
import { seedContracts } from '#demo/contracts/seed_contracts'
import { seedAfterInvoices } from '#demo/reports/seed_after_invoices'
import { seedImports } from '#demo/contracts/seed_imports'
import { demoPartners, PARTNERS_OF_PEOPLE } from '#demo/contracts/partner_names'

/** Gives an empty shop some hundred business partners; the demo customers belong to three of them. */
export async function seedContractsDemo(progress: (text: string) => void): Promise<void> {
  const [known] = await rows<{ partners: number }>(
    null,
    'select count(*) as partners from business_partners'
  )
  if (known!.partners > 0) return progress('0 business partners')
  const added = await rows(
    null,
    `insert into business_partners (id, name, country)
     select p.id, p.name, p.country
       from jsonb_to_recordset(?::jsonb) as p(id bigint, name text, country text) returning id`,
    [JSON.stringify(demoPartners())]
  )
  for (const [email, [id, name]] of Object.entries(PARTNERS_OF_PEOPLE)) {
    const user = await User.findBy({ email })
    await user?.merge({ businessPartnerId: String(id), businessPartnerName: name }).save()
  }
  await giveToCompanies()
  await seedAfterInvoices()
  const imports = await seedImports()
  const signed = await seedContracts()
  progress(`${added.length} business partners, ${imports} imports, ${signed} contracts`)
}

/** The other customers belong to the partner that has the name of their company. */
async function giveToCompanies(): Promise<void> {
  const partners = new Map(demoPartners().map(({ id, name }) => [name, String(id)]))
  const people = await User.query()
    .whereIn('company', [...partners.keys()])
    .whereNull('merged_into')
    .whereNull('business_partner_id')
  for (const user of people) {
    const { company: businessPartnerName } = user
    const businessPartnerId = partners.get(businessPartnerName)!
    await user.merge({ businessPartnerId, businessPartnerName }).save()
  }
}
