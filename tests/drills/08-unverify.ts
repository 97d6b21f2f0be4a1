import { io } from 'socket.io-client'
import { demoBuyer } from '../../server/demo/buyer.ts'
import { logIn, patience, send } from './calls.ts'
import type { Drill, DrillShop } from './drill.ts'

const otherPassword = 'a quite different password'

const changePassword = (shop: DrillShop, id: string, token: string, from: string, to: string) =>
  send(
    shop,
    'PUT',
    `/customer/${id}`,
    { password: from, newPassword: to, confirmPassword: to },
    { authorization: `Bearer ${token}` },
  )

/** Whether a token is still valid for the customer. */
const opens = async ({ url }: DrillShop, id: string, token: string) =>
  (await fetch(`${url}/api/customer/${id}`, { headers: { authorization: `Bearer ${token}` } }))
    .status === 200

/** Changes the password repeatedly while the team un-verifies, and counts tokens that still work. */
const raceUnverify = async (shop: DrillShop, rounds: number): Promise<number> => {
  let survived = 0
  let password: string = demoBuyer.password
  for (let round = 0; round < rounds; round += 1) {
    await shop.team('verify', demoBuyer.email)
    const { id, token } = await logIn(shop, password)
    const tokens = [token]
    let isClosed = false
    const change = async () => {
      while (!isClosed) {
        const next = password === demoBuyer.password ? otherPassword : demoBuyer.password
        const answer = await changePassword(shop, id, tokens.at(-1) ?? '', password, next)
        if (answer.status !== 200) return
        tokens.push(((await answer.json()) as { token: string }).token)
        password = next
      }
    }
    const changing = change()
    await shop.team('unverify', demoBuyer.email)
    isClosed = true
    await changing
    const still = await Promise.all(tokens.map((each) => opens(shop, id, each)))
    if (still.includes(true)) survived += 1
  }
  await shop.team('verify', demoBuyer.email)
  if (password !== demoBuyer.password) {
    const { id, token } = await logIn(shop, password)
    await changePassword(shop, id, token, password, demoBuyer.password)
  }
  return survived
}

/** Ms from the first answer that refuses the token to the end of its socket. */
const timeToClose = async (shop: DrillShop): Promise<number> => {
  const { id, token } = await logIn(shop)
  const socket = io(`${shop.url}/userIO`, {
    ...{ transports: ['websocket'], reconnection: false, forceNew: true, auth: { token } },
  })
  await new Promise((resolve) => socket.once('connect', () => resolve(undefined)))
  const closed = new Promise<number>((resolve) =>
    socket.once('disconnect', () => resolve(performance.now())),
  )
  const refused = (async () => {
    while (await opens(shop, id, token));
    return performance.now()
  })()
  await shop.team('unverify', demoBuyer.email)
  const wait = (await closed) - (await refused)
  await shop.team('verify', demoBuyer.email)
  return Math.max(0, wait)
}

/** Un-verifying during password changes and with open sockets, and two concurrent changes of one password. */
export const drill: Drill = {
  name: 'unverify',
  item: 'B8',
  run: async (shop) => {
    const rounds = shop.isShort ? 2 : 10
    const survived = await raceUnverify(shop, rounds)
    const wait = await timeToClose(shop)
    const { id, token } = await logIn(shop)
    const answers = await Promise.all(
      [1, 2].map(() => changePassword(shop, id, token, demoBuyer.password, otherPassword)),
    )
    const made = answers.filter(({ status }) => status === 200)
    for (const answer of made) {
      const { token: fresh } = (await answer.json()) as { token: string }
      await changePassword(shop, id, fresh, otherPassword, demoBuyer.password)
    }
    return [
      {
        figure: 'sessions that outlive the un-verify',
        value: `${survived} of ${rounds}`,
        ok: survived === 0,
      },
      {
        figure: 'socket closes after',
        value: `${Math.round(wait)} ms`,
        ok: wait < patience(shop, 1_000),
      },
      {
        figure: 'two changes of one password at once',
        value: `${made.length} made`,
        ok: made.length === 1,
      },
    ]
  },
}
