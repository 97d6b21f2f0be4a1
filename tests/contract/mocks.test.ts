import { openMockWorld } from './mockWorld.ts'
import { describeContract } from './suite/suite.ts'

describeContract('the mocks', openMockWorld)
