/** A running request and the number of callers that still want its answer. */
interface Flight<Answer> {
  controller: AbortController
  callers: number
  answer: Promise<Answer>
  replacedBy?: Flight<Answer>
}

/** Starts a request; the signal cancels it. */
export type StartFlight<Answer> = (signal: AbortSignal) => Promise<Answer>

/** Cancels the earlier of two equal requests in flight, whose callers get the later answer, and those that no caller awaits. */
export function createFlights<Answer>() {
  const flights = new Map<string, Flight<Answer>>()

  return function join(key: string, start: StartFlight<Answer>, signal?: AbortSignal): Promise<Answer> {
    if (signal?.aborted) return Promise.reject(signal.reason)
    const flight = takeOff(flights.get(key), start)
    flights.set(key, flight)
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key)
    }
    flight.answer.then(land, land)
    return signal ? untilAborted(flight, signal) : landingOf(flight)
  }
}

function takeOff<Answer>(earlier: Flight<Answer> | undefined, start: StartFlight<Answer>): Flight<Answer> {
  const controller = new AbortController()
  const flight: Flight<Answer> = {
    controller,
    callers: 1 + (earlier?.callers ?? 0),
    answer: start(controller.signal),
  }
  if (!earlier) return flight
  earlier.replacedBy = flight
  earlier.controller.abort()
  return flight
}

async function landingOf<Answer>(flight: Flight<Answer>): Promise<Answer> {
  try {
    return await flight.answer
  } catch (error) {
    if (flight.replacedBy) return landingOf(flight.replacedBy)
    throw error
  }
}

function untilAborted<Answer>(flight: Flight<Answer>, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      const latest = latestOf(flight)
      latest.callers -= 1
      if (latest.callers === 0) latest.controller.abort()
      reject(signal.reason)
    }
    signal.addEventListener('abort', leave, { once: true })
    landingOf(flight)
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', leave))
  })
}

function latestOf<Answer>(flight: Flight<Answer>): Flight<Answer> {
  return flight.replacedBy ? latestOf(flight.replacedBy) : flight
}
