import { KeepWords as KeepWords_fc162a13813ebd636700874037f399e9 } from '@/admin/KeepWords'
import { ScheduledField as ScheduledField_ca19657fee77b94dc9a6cb5cafa11fbb } from '@/admin/ScheduledField'
import { ScheduledCell as ScheduledCell_add14b074a3e01a4940ac7a9e1f256b7 } from '@/admin/ScheduledCell'
import { WritingChecks as WritingChecks_bc974b27b8e4f60f7e72b4792774080a } from '@/admin/WritingChecks'
import { ArabicText as ArabicText_2eafc9ee22fa5cf28e2c835f8dda702c } from '@/admin/ArabicField'
import { PositionMap as PositionMap_3b99cebc2a8c2dc4f672017d42874722 } from '@/admin/PositionMap'
import { DayCell as DayCell_1bbab48f363fdf8f8c5ee567d5697e0b } from '@/admin/DayField'
import { DayField as DayField_1bbab48f363fdf8f8c5ee567d5697e0b } from '@/admin/DayField'
import { StillCorrect as StillCorrect_c7328d9cad86cc3de642b645310f556b } from '@/admin/StillCorrect'
import { PublicAddress as PublicAddress_c83352c20f1d35a2b1568f919cb48d42 } from '@/admin/PublicAddress'
import { MakkahTimeCell as MakkahTimeCell_84a026fdb62180533e5afe9a2551ab3a } from '@/admin/MakkahTime'
import { MakkahTimeField as MakkahTimeField_84a026fdb62180533e5afe9a2551ab3a } from '@/admin/MakkahTime'
import { LastSave as LastSave_a423d79d9a1647ad7bc4e5f2e6c7afb9 } from '@/admin/LastSave'
import { StillCorrectList as StillCorrectList_2ab2764afd49c4d98ad4a5a8d4bc16b5 } from '@/admin/StillCorrectList'
import { PublishKnowingly as PublishKnowingly_14c9999adc9be8b6d6527344324b38f0 } from '@/admin/PublishKnowingly'
import { RecordStatus as RecordStatus_56cb4cf462bcecc02f4e055b2686fd4f } from '@/admin/RecordStatus'
import { VersionList as VersionList_5d36a3f25f31159f5f41b02670548ccd } from '@/admin/VersionList'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StillInsert as StillInsert_abf58beb716d64c99cdff9d356b571bc } from '@/admin/StillInsert'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FactLabel as FactLabel_83ed91605886acb6efb844c05fa1a919 } from '@/admin/FactLabel'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RichTextDiff as RichTextDiff_b54136bb899a5d854e7ce6234815b9e9 } from '@/admin/RichTextDiff'
import { FoldedBlock as FoldedBlock_b69f3a7c57f9c279af841fee875807a4 } from '@/admin/FoldedBlock'
import { ArabicTextarea as ArabicTextarea_2eafc9ee22fa5cf28e2c835f8dda702c } from '@/admin/ArabicField'
import { StepLabel as StepLabel_1fef74805715afb85b23a4276c03c83c } from '@/admin/RowLabel'
import { WithTheRows as WithTheRows_d1634e322bd40a15dc6d7c540f5b8080 } from '@/admin/TableField'
import { TableField as TableField_d1634e322bd40a15dc6d7c540f5b8080 } from '@/admin/TableField'
import { SourceLabel as SourceLabel_1fef74805715afb85b23a4276c03c83c } from '@/admin/RowLabel'
import { OverviewComponent as OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaTitleComponent as MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaDescriptionComponent as MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaImageComponent as MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { PreviewComponent as PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { NewRecord as NewRecord_2c82f2a9c9c89e025552db4c949b6fb8 } from '@/admin/NewRecord'
import { QuestionLabel as QuestionLabel_1fef74805715afb85b23a4276c03c83c } from '@/admin/RowLabel'
import { UsedIn as UsedIn_1cce2369959084c7ec630f288c0c887f } from '@/admin/UsedIn'
import { CurrentPassword as CurrentPassword_ecfa0325921e59557bef1686af98525d } from '@/admin/CurrentPassword'
import { TwoFactorField as TwoFactorField_d0c0142c95351d4fef23d68aa421da77 } from '@/admin/TwoFactorField'
import { SessionsField as SessionsField_5181eb42b646d77badc1296443d1acca } from '@/admin/SessionsField'
import { StillCorrectNumbers as StillCorrectNumbers_98446c9913875f095f665493b9dcb521 } from '@/admin/StillCorrectNumbers'
import { Icon as Icon_9c7f21efe338c769559b882b536c0ff7 } from '@/admin/Icon'
import { Logo as Logo_e7bd77da3186b43b37d9ef658548455c } from '@/admin/Logo'
import { DashboardTasks as DashboardTasks_d69d34654803b95dc369f427483ba3e5 } from '@/admin/DashboardTasks'
import { PageViews as PageViews_da5924e9089809b68b8d043521d0ece3 } from '@/admin/PageViews'
import { EmptySearches as EmptySearches_93a80ba226b11944a059b48b33a42f51 } from '@/admin/EmptySearches'
import { ReviewNavLink as ReviewNavLink_f63e6ac797fb3b615d18ef968cfa5fc5 } from '@/admin/ReviewNavLink'
import { HandedOverNavLink as HandedOverNavLink_e101d48de4ce4da6bdce8ed6b73b49bf } from '@/admin/HandedOverNavLink'
import { ImportsNavLink as ImportsNavLink_03f7a37fdbb20b77651ef9edb44d5b63 } from '@/admin/ImportsNavLink'
import { HelpNavLink as HelpNavLink_ed1a33fa9c94573b3e260f1c0a64d95a } from '@/admin/HelpNavLink'
import { HistoryState as HistoryState_afa3e271afedb56823070042b3660b5f } from '@/admin/HistoryState'
import { FieldsByWords as FieldsByWords_d8b7324facd386f08a15412be162ef80 } from '@/admin/FieldsByWords'
import { ScheduleErrors as ScheduleErrors_d2b237e9cb497ccb7edd0dee4575af50 } from '@/admin/ScheduleErrors'
import { UnsavedProvider as UnsavedProvider_4cc447500e16f8e8f13aec2ef89ca647 } from '@/admin/UnsavedProvider'
import { Login as Login_571f3b23c8326b2defaf3f34a5728dcb } from '@/admin/Login'
import { Unauthorized as Unauthorized_8f932947e9ebe658b522858227c82b17 } from '@/admin/Unauthorized'
import { ForgotPassword as ForgotPassword_f5caf816bf0d65097e81a807b1fb2097 } from '@/admin/ForgotPassword'
import { ReviewView as ReviewView_730eccecbd8fefe2e3666a83352bfc19 } from '@/admin/ReviewView'
import { HandedOverView as HandedOverView_b3d2607117c6654c6faa4ce64b414118 } from '@/admin/HandedOverView'
import { ImportsView as ImportsView_ee66fe39ce454dc4cc777d965ed6c38c } from '@/admin/ImportsView'
import { LinksView as LinksView_5ca1d4f0ede3b6ae20b757019800f7da } from '@/admin/LinksView'
import { TwoFactorView as TwoFactorView_669923d9e6331381d5d2173961cf76e2 } from '@/admin/TwoFactorView'
import { HelpView as HelpView_ea5d032f2eb8f8e4f133dc0c9c75dbf1 } from '@/admin/HelpView'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@/admin/KeepWords#KeepWords": KeepWords_fc162a13813ebd636700874037f399e9,
  "@/admin/ScheduledField#ScheduledField": ScheduledField_ca19657fee77b94dc9a6cb5cafa11fbb,
  "@/admin/ScheduledCell#ScheduledCell": ScheduledCell_add14b074a3e01a4940ac7a9e1f256b7,
  "@/admin/WritingChecks#WritingChecks": WritingChecks_bc974b27b8e4f60f7e72b4792774080a,
  "@/admin/ArabicField#ArabicText": ArabicText_2eafc9ee22fa5cf28e2c835f8dda702c,
  "@/admin/PositionMap#PositionMap": PositionMap_3b99cebc2a8c2dc4f672017d42874722,
  "@/admin/DayField#DayCell": DayCell_1bbab48f363fdf8f8c5ee567d5697e0b,
  "@/admin/DayField#DayField": DayField_1bbab48f363fdf8f8c5ee567d5697e0b,
  "@/admin/StillCorrect#StillCorrect": StillCorrect_c7328d9cad86cc3de642b645310f556b,
  "@/admin/PublicAddress#PublicAddress": PublicAddress_c83352c20f1d35a2b1568f919cb48d42,
  "@/admin/MakkahTime#MakkahTimeCell": MakkahTimeCell_84a026fdb62180533e5afe9a2551ab3a,
  "@/admin/MakkahTime#MakkahTimeField": MakkahTimeField_84a026fdb62180533e5afe9a2551ab3a,
  "@/admin/LastSave#LastSave": LastSave_a423d79d9a1647ad7bc4e5f2e6c7afb9,
  "@/admin/StillCorrectList#StillCorrectList": StillCorrectList_2ab2764afd49c4d98ad4a5a8d4bc16b5,
  "@/admin/PublishKnowingly#PublishKnowingly": PublishKnowingly_14c9999adc9be8b6d6527344324b38f0,
  "@/admin/RecordStatus#RecordStatus": RecordStatus_56cb4cf462bcecc02f4e055b2686fd4f,
  "@/admin/VersionList#VersionList": VersionList_5d36a3f25f31159f5f41b02670548ccd,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@/admin/StillInsert#StillInsert": StillInsert_abf58beb716d64c99cdff9d356b571bc,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@/admin/FactLabel#FactLabel": FactLabel_83ed91605886acb6efb844c05fa1a919,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@/admin/RichTextDiff#RichTextDiff": RichTextDiff_b54136bb899a5d854e7ce6234815b9e9,
  "@/admin/FoldedBlock#FoldedBlock": FoldedBlock_b69f3a7c57f9c279af841fee875807a4,
  "@/admin/ArabicField#ArabicTextarea": ArabicTextarea_2eafc9ee22fa5cf28e2c835f8dda702c,
  "@/admin/RowLabel#StepLabel": StepLabel_1fef74805715afb85b23a4276c03c83c,
  "@/admin/TableField#WithTheRows": WithTheRows_d1634e322bd40a15dc6d7c540f5b8080,
  "@/admin/TableField#TableField": TableField_d1634e322bd40a15dc6d7c540f5b8080,
  "@/admin/RowLabel#SourceLabel": SourceLabel_1fef74805715afb85b23a4276c03c83c,
  "@payloadcms/plugin-seo/client#OverviewComponent": OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaTitleComponent": MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaDescriptionComponent": MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaImageComponent": MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#PreviewComponent": PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@/admin/NewRecord#NewRecord": NewRecord_2c82f2a9c9c89e025552db4c949b6fb8,
  "@/admin/RowLabel#QuestionLabel": QuestionLabel_1fef74805715afb85b23a4276c03c83c,
  "@/admin/UsedIn#UsedIn": UsedIn_1cce2369959084c7ec630f288c0c887f,
  "@/admin/CurrentPassword#CurrentPassword": CurrentPassword_ecfa0325921e59557bef1686af98525d,
  "@/admin/TwoFactorField#TwoFactorField": TwoFactorField_d0c0142c95351d4fef23d68aa421da77,
  "@/admin/SessionsField#SessionsField": SessionsField_5181eb42b646d77badc1296443d1acca,
  "@/admin/StillCorrectNumbers#StillCorrectNumbers": StillCorrectNumbers_98446c9913875f095f665493b9dcb521,
  "@/admin/Icon#Icon": Icon_9c7f21efe338c769559b882b536c0ff7,
  "@/admin/Logo#Logo": Logo_e7bd77da3186b43b37d9ef658548455c,
  "@/admin/DashboardTasks#DashboardTasks": DashboardTasks_d69d34654803b95dc369f427483ba3e5,
  "@/admin/PageViews#PageViews": PageViews_da5924e9089809b68b8d043521d0ece3,
  "@/admin/EmptySearches#EmptySearches": EmptySearches_93a80ba226b11944a059b48b33a42f51,
  "@/admin/ReviewNavLink#ReviewNavLink": ReviewNavLink_f63e6ac797fb3b615d18ef968cfa5fc5,
  "@/admin/HandedOverNavLink#HandedOverNavLink": HandedOverNavLink_e101d48de4ce4da6bdce8ed6b73b49bf,
  "@/admin/ImportsNavLink#ImportsNavLink": ImportsNavLink_03f7a37fdbb20b77651ef9edb44d5b63,
  "@/admin/HelpNavLink#HelpNavLink": HelpNavLink_ed1a33fa9c94573b3e260f1c0a64d95a,
  "@/admin/HistoryState#HistoryState": HistoryState_afa3e271afedb56823070042b3660b5f,
  "@/admin/FieldsByWords#FieldsByWords": FieldsByWords_d8b7324facd386f08a15412be162ef80,
  "@/admin/ScheduleErrors#ScheduleErrors": ScheduleErrors_d2b237e9cb497ccb7edd0dee4575af50,
  "@/admin/UnsavedProvider#UnsavedProvider": UnsavedProvider_4cc447500e16f8e8f13aec2ef89ca647,
  "@/admin/Login#Login": Login_571f3b23c8326b2defaf3f34a5728dcb,
  "@/admin/Unauthorized#Unauthorized": Unauthorized_8f932947e9ebe658b522858227c82b17,
  "@/admin/ForgotPassword#ForgotPassword": ForgotPassword_f5caf816bf0d65097e81a807b1fb2097,
  "@/admin/ReviewView#ReviewView": ReviewView_730eccecbd8fefe2e3666a83352bfc19,
  "@/admin/HandedOverView#HandedOverView": HandedOverView_b3d2607117c6654c6faa4ce64b414118,
  "@/admin/ImportsView#ImportsView": ImportsView_ee66fe39ce454dc4cc777d965ed6c38c,
  "@/admin/LinksView#LinksView": LinksView_5ca1d4f0ede3b6ae20b757019800f7da,
  "@/admin/TwoFactorView#TwoFactorView": TwoFactorView_669923d9e6331381d5d2173961cf76e2,
  "@/admin/HelpView#HelpView": HelpView_ea5d032f2eb8f8e4f133dc0c9c75dbf1,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
