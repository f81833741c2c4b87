import { billedCustomer } from '#reports/queries/billed_customer'

/** Adds to the customers of a page what VAT they would get, or why they would get no invoice. */
export const withVerdicts = <C extends { id: number }>(customers: C[]) =>
  Promise.all(
    customers.map(async (customer) => {
      const billed = await billedCustomer(customer.id)
      return {
        ...customer,
        problem: billed.ok ? null : billed.refusal.code,
        vatReason: billed.ok ? billed.value.vat.reason : null,
      }
    })
  )
