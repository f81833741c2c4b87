/* Made by scripts/index_modules.ts from each module.ts in the order of MAY_USE; not edited. */
import shared from '#shared/module'
import identity from '#identity/module'
import webhooks from '#webhooks/module'
import catalogue from '#catalogue/module'
import delivery from '#delivery/module'
import arrivals from '#arrivals/module'
import basket from '#basket/module'
import orders from '#orders/module'
import billing from '#billing/module'
import subscriptions from '#subscriptions/module'
import reports from '#reports/module'
import contracts from '#contracts/module'
import statistics from '#statistics/module'
import desk from '#desk/module'
import site from '#site/module'

export const modules = [shared, identity, webhooks, catalogue, delivery, arrivals, basket, orders, billing, subscriptions, reports, contracts, statistics, desk, site] as const
