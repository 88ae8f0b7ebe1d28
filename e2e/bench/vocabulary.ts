/** The words of generated articles: enough of them that a text compresses much as prose does. */

/** Who acts, in the plural, so that every verb below agrees. */
export const actors = words(`
  accountants actuaries advisers agents analysts auditors authors bankers borrowers brokers brothers
  builders buyers carriers cashiers cleaners clerks clients cousins creditors customers daughters
  dealers dentists designers directors doctors drivers economists editors employers engineers
  executors exporters families farmers fathers founders freelancers friends graduates grandparents
  guarantors importers inspectors insurers investors journalists judges landlords lawyers lenders
  managers manufacturers mechanics members merchants migrants mothers neighbours nurses officials
  owners parents partners payers pensioners planners printers producers regulators relatives
  renters researchers retailers savers sellers shareholders sisters spouses students suppliers
  surveyors tailors teachers tenants traders trainees treasurers trustees volunteers wholesalers
  widows workers writers`);

/** What they do, in the base form, to an object. */
export const verbs = words(`
  accept add adjust agree answer approve arrange ask audit avoid balance borrow break build buy
  calculate call cancel carry cash change charge check choose claim close collect combine compare
  complete confirm consider control convert copy correct count cover cut decide deduct defend delay
  deliver deny deposit describe discount discover discuss divide double draw earmark earn estimate
  examine exchange expect explain extend file finance find finish fix follow forget fund gather give
  guarantee guard handle hide hold ignore improve inherit insure invest join judge keep lease lend
  limit list lose lower match measure miss mortgage negotiate note notice offer open order owe pay
  pledge postpone prefer prepare price promise protect prove publish question quote raise read
  rebuild receive reckon record recover reduce refinance refund refuse register reject release
  renew rent repair repay replace report request reserve restore review revise risk save sell
  separate settle share shift sign spend split spread stop study support survey suspend test trace
  trade transfer trust understand update value verify watch weigh withdraw withhold`);

/** What it is done to, in the singular. */
export const things = words(`
  account address advance agreement allowance amount annuity answer appraisal arrangement asset
  auction balance bargain basket benefit bill bond bonus boundary branch budget building bundle
  burial business calendar campaign card cashbook certificate charge charter cheque claim clause
  clinic coin commission compound contract copy corridor coupon course covenant crop currency cushion
  date deadline debt deed default deficit delay demand deposit discount dividend document dollar
  draft duty earning emergency endowment envelope equity error escrow estate estimate evidence
  exchange exemption expense export factory farm fee figure fine forecast form formula freezer fund
  furnace gain garden gift grant growth guarantee guide habit harvest hedge hospital household house
  import income increase index inflation inheritance instalment institution insurance interest
  inventory invoice journey kiosk label land ledger lesson letter levy liability licence limit list
  loan loss machine mandate margin market maturity message meter month mortgage naira notice number
  obligation offer office option order overdraft package paper payment payroll payslip penalty
  pension percentage permit phone plan policy portfolio pound premium price principal product profit
  project promise property proposal prospectus quarter queue question quota quote range rate ratio
  receipt record refund register reminder remittance rent repair report reserve result return
  revenue review reward risk road roof rule salary sample saving schedule school season security
  service settlement share shipment shop signature source spread standard statement stipend stock
  store strategy subsidy summary supply surcharge surplus survey system target tariff tax tenancy
  term threshold timetable token total trade training transfer trend trust turnover uniform valuation
  value vehicle voucher wage wallet warehouse warranty water week weight will window yield`);

/** Of what kind. */
export const qualities = words(`
  absent actual additional annual average awkward basic better blank bold borrowed brief broad
  careful cautious central certain cheap clear common complete complex constant corporate correct
  costly current daily dear detailed digital direct distant doubtful dry due early easy empty equal
  exact extra fair familiar final firm fixed foreign formal former frequent fresh full general
  generous genuine gradual gross hard harsh heavy hidden high honest idle immediate independent
  informal initial internal joint large late lean legal likely local long loose low main major
  manual missing modest monthly narrow national natural necessary net new nominal old open ordinary
  original overdue partial patient permanent personal plain poor possible practical present private
  proper public quiet random rare ready real recent regular reliable rough rural safe scarce second
  secure separate serious sharp short silent simple single slow small social sound spare special
  stable steady strange strict strong sudden suitable thin tight urban urgent useful usual variable
  vital warm weak weekly whole wide worthless written wrong young`);

/** How one thing stands to the next. */
export const relations = words(`
  above across after against along among around before behind below beside between beyond during
  for from in inside near of on outside over past through toward under until with within without`);

/** How two statements hang together. */
export const links = words(`
  although and because but once or since so unless until when where whereas whether while yet`);

/** How, or how often. */
export const manners = words(`
  again almost alone already also always badly barely calmly carefully cheaply clearly closely
  directly early easily elsewhere fairly finally first fully gladly gradually hardly honestly
  instead kindly largely later monthly mostly nearly never often once only openly partly perhaps
  plainly promptly quickly quietly rarely really seldom separately sharply simply slowly sometimes
  soon still strictly suddenly surely then today together tomorrow twice usually weekly well`);

function words(list: string): string[] {
  return list.trim().split(/\s+/);
}
