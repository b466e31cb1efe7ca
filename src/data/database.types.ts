// Written by npm run db:types from the migrations, never by hand.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      activity_types: {
        Row: {
          activity_type_name: string;
          change_xid: unknown;
          created_at: string;
          deleted_at: string | null;
          id: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          activity_type_name: string;
          change_xid?: unknown;
          created_at?: string;
          deleted_at?: string | null;
          id?: never;
          updated_at?: string;
        };
        Update: {
          activity_type_name?: string;
          change_xid?: unknown;
          created_at?: string;
          deleted_at?: string | null;
          id?: never;
          updated_at?: string;
        };
        Relationships: [];
      };
      camps: {
        Row: {
          age_max: number | null;
          age_min: number | null;
          camp_dates: string | null;
          camp_provider_name: string;
          camp_theme: string;
          camps_hours: string | null;
          change_xid: unknown;
          city: string | null;
          coordinate_precision: string | null;
          coordinate_source: string | null;
          created_at: string;
          date_array: Json | null;
          deleted_at: string | null;
          id: string;
          image_url: string | null;
          is_sample: boolean;
          latitude: number | null;
          listing: string;
          logo_path: string | null;
          longitude: number | null;
          price: string | null;
          registration_opens_at: string | null;
          season_id: string;
          source_url: string | null;
          state: string | null;
          street_address: string | null;
          updated_at: string;
          verified_on: string | null;
          website_url: string | null;
          zip_code: string | null;
        };
        ComputedFields: never;
        Insert: {
          age_max?: number | null;
          age_min?: number | null;
          camp_dates?: string | null;
          camp_provider_name: string;
          camp_theme: string;
          camps_hours?: string | null;
          change_xid?: unknown;
          city?: string | null;
          coordinate_precision?: string | null;
          coordinate_source?: string | null;
          created_at?: string;
          date_array?: Json | null;
          deleted_at?: string | null;
          id: string;
          image_url?: string | null;
          is_sample?: boolean;
          latitude?: number | null;
          listing: string;
          logo_path?: string | null;
          longitude?: number | null;
          price?: string | null;
          registration_opens_at?: string | null;
          season_id: string;
          source_url?: string | null;
          state?: string | null;
          street_address?: string | null;
          updated_at?: string;
          verified_on?: string | null;
          website_url?: string | null;
          zip_code?: string | null;
        };
        Update: {
          age_max?: number | null;
          age_min?: number | null;
          camp_dates?: string | null;
          camp_provider_name?: string;
          camp_theme?: string;
          camps_hours?: string | null;
          change_xid?: unknown;
          city?: string | null;
          coordinate_precision?: string | null;
          coordinate_source?: string | null;
          created_at?: string;
          date_array?: Json | null;
          deleted_at?: string | null;
          id?: string;
          image_url?: string | null;
          is_sample?: boolean;
          latitude?: number | null;
          listing?: string;
          logo_path?: string | null;
          longitude?: number | null;
          price?: string | null;
          registration_opens_at?: string | null;
          season_id?: string;
          source_url?: string | null;
          state?: string | null;
          street_address?: string | null;
          updated_at?: string;
          verified_on?: string | null;
          website_url?: string | null;
          zip_code?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'camps_season_id_fkey';
            columns: ['season_id'];
            isOneToOne: false;
            referencedRelation: 'seasons';
            referencedColumns: ['id'];
          },
        ];
      };
      place_requests: {
        Row: {
          attempts: number;
          camp_id: string;
          next_attempt_at: string;
          problem: string | null;
          ticket: string;
        };
        ComputedFields: never;
        Insert: {
          attempts?: number;
          camp_id: string;
          next_attempt_at?: string;
          problem?: string | null;
          ticket?: string;
        };
        Update: {
          attempts?: number;
          camp_id?: string;
          next_attempt_at?: string;
          problem?: string | null;
          ticket?: string;
        };
        Relationships: [];
      };
      school_breaks: {
        Row: {
          change_xid: unknown;
          checked_at: string | null;
          created_at: string;
          deleted_at: string | null;
          district_id: string;
          ends_on: string;
          id: string;
          kind: string;
          name: string;
          school_year: string;
          source: string | null;
          starts_on: string;
          status: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          change_xid?: unknown;
          checked_at?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          district_id: string;
          ends_on: string;
          id: string;
          kind: string;
          name: string;
          school_year: string;
          source?: string | null;
          starts_on: string;
          status?: string;
          updated_at?: string;
        };
        Update: {
          change_xid?: unknown;
          checked_at?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          district_id?: string;
          ends_on?: string;
          id?: string;
          kind?: string;
          name?: string;
          school_year?: string;
          source?: string | null;
          starts_on?: string;
          status?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'school_breaks_district_id_fkey';
            columns: ['district_id'];
            isOneToOne: false;
            referencedRelation: 'school_districts';
            referencedColumns: ['id'];
          },
        ];
      };
      school_districts: {
        Row: {
          change_xid: unknown;
          created_at: string;
          deleted_at: string | null;
          id: string;
          label: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          change_xid?: unknown;
          created_at?: string;
          deleted_at?: string | null;
          id: string;
          label: string;
          updated_at?: string;
        };
        Update: {
          change_xid?: unknown;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          label?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      seasons: {
        Row: {
          break: string;
          change_xid: unknown;
          created_at: string;
          deleted_at: string | null;
          ends_on: string;
          id: string;
          label: string;
          starts_on: string;
          state: string;
          updated_at: string;
          year: number;
        };
        ComputedFields: never;
        Insert: {
          break: string;
          change_xid?: unknown;
          created_at?: string;
          deleted_at?: string | null;
          ends_on: string;
          id: string;
          label: string;
          starts_on: string;
          state?: string;
          updated_at?: string;
          year: number;
        };
        Update: {
          break?: string;
          change_xid?: unknown;
          created_at?: string;
          deleted_at?: string | null;
          ends_on?: string;
          id?: string;
          label?: string;
          starts_on?: string;
          state?: string;
          updated_at?: string;
          year?: number;
        };
        Relationships: [];
      };
      sync_epoch: {
        Row: {
          epoch: string;
          only_row: boolean;
          renewed_at: string;
        };
        ComputedFields: never;
        Insert: {
          epoch?: string;
          only_row?: boolean;
          renewed_at?: string;
        };
        Update: {
          epoch?: string;
          only_row?: boolean;
          renewed_at?: string;
        };
        Relationships: [];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      changed_camps: {
        Args: { after_id?: string; after_xid?: string; page_size?: number };
        Returns: Json;
      };
      claim_place: { Args: Record<PropertyKey, never>; Returns: Json };
      postpone_place: {
        Args: { claimed_camp: string; claimed_ticket: string; wait_seconds?: number; why: string };
        Returns: undefined;
      };
      renew_sync_epoch: { Args: Record<PropertyKey, never>; Returns: string };
      settle_place: {
        Args: {
          claimed_camp: string;
          claimed_ticket: string;
          found_by?: string;
          found_latitude?: number;
          found_longitude?: number;
          found_precision?: string;
        };
        Returns: boolean;
      };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema['Enums']
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema['CompositeTypes']
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {},
  },
} as const;
