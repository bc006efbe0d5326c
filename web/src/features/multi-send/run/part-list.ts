import type { IDBPTransaction } from 'idb'
import type { Recipient, RecipientLine } from '@/features/multi-send/core/list-types.ts'
import type { Plan } from '@/features/multi-send/core/plan-types.ts'

type EarlierPlan = { id: string; lines: RecipientLine[]; plan: Plan & { recipients: Recipient[] } }

/** Version 1 kept lines and recipients with the plan: they go into a store of their own. */
export async function partList(transaction: IDBPTransaction<unknown, string[], 'versionchange'>): Promise<void> {
  const lists = transaction.objectStore('lists')
  const plans = transaction.objectStore('plans')
  for (let cursor = await plans.openCursor(); cursor; cursor = await cursor.continue()) {
    const { id, lines, plan } = cursor.value as EarlierPlan
    const { recipients, ...rest } = plan
    const [only] = plan.jobs.length === 0 ? recipients : []
    await lists.put({ id, lines, recipients })
    await cursor.update({
      id,
      plan: { ...rest, recipientCount: recipients.length, ...(only && { only: only.address }) },
    })
  }
}
