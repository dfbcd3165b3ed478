// Generated from catalogue.yaml by `npm run generate`.
declare module '@tafelrunde/engine/rules' {
  interface RuleIds {
    'skirmish': SkirmishRuleId;
  }
}

export type SkirmishRuleId =
  | 'SK-AIM-01'
  | 'SK-AIM-02'
  | 'SK-AIM-03'
  | 'SK-SETUP-01'
  | 'SK-SETUP-02'
  | 'SK-TURN-01'
  | 'SK-TURN-02'
  | 'SK-TURN-03'
  | 'SK-TURN-04'
  | 'SK-MOVE-01'
  | 'SK-MOVE-02'
  | 'SK-ATT-01'
  | 'SK-ATT-02'
  | 'SK-ATT-03'
  | 'SK-ATT-04'
  | 'SK-ATT-05'
  | 'SK-ATT-06'
  | 'SK-ATT-07'
  | 'SK-ATT-EX1'
  | 'SK-CARD-01'
  | 'SK-CARD-02'
  | 'SK-CARD-03'
  | 'SK-CARD-04'
  | 'SK-CARD-05'
  | 'SK-CARD-06';
